import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';

interface AreaNoticeProps {
  /** '12 veterinarians in this area'. */
  told: string;
  /** The same search without the area. */
  everywhereHref: string;
}

/** Above a list of the veterinarians in an area of the map. */
export function AreaNotice({ told, everywhereHref }: AreaNoticeProps) {
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text role="status" fontWeight="medium">
        {told}
      </Text>
      <Button asChild variant="subtle">
        <SiteLink href={everywhereHref}>Search everywhere</SiteLink>
      </Button>
    </Flex>
  );
}
