import { Card } from '@veto/shared-ui/card';
import { Flex } from '@veto/shared-ui/flex';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';

const FACTS = ['name', 'email', 'specialty', 'years', 'clinic', 'phone', 'address', 'city'];

/** The place of the profile's card: its title, the door with its buttons, and the facts. */
export function ProfileSkeleton() {
  return (
    <Card.Root aria-hidden>
      <Card.Body gap="6">
        <Flex justify="space-between" align="start" gap="4">
          <Skeleton h="6" w="12rem" />
          <Skeleton h="12" w="9rem" rounded="control" />
        </Flex>
        <Flex gap="5">
          <Skeleton w="6rem" aspectRatio={6 / 7} rounded="door" />
          <Skeleton h="12" w="10rem" rounded="control" />
        </Flex>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          {FACTS.map((fact) => (
            <div key={fact}>
              <Skeleton h="4" w="6rem" />
              <Skeleton h="5" w="min(100%, 14rem)" mt="2" />
            </div>
          ))}
        </SimpleGrid>
      </Card.Body>
    </Card.Root>
  );
}
