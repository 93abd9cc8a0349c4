import { Card } from '@veto/shared-ui/card';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';

/** The place of the owner's own data: the picture beside the title, the facts, and the buttons. */
export function ProfileSkeleton() {
  return (
    <Card.Root aria-hidden>
      <Card.Body gap="5">
        <Flex gap="4" align="center">
          <Skeleton boxSize="12" rounded="full" />
          <Skeleton h="6" w="9rem" />
        </Flex>
        {['name', 'email'].map((fact) => (
          <div key={fact}>
            <Skeleton h="4" w="5rem" />
            <Skeleton h="5" w="80%" mt="2" />
          </div>
        ))}
        <Skeleton h="12" rounded="control" />
        <Skeleton h="12" rounded="control" />
      </Card.Body>
    </Card.Root>
  );
}
