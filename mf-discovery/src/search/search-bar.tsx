import { Button } from '@veto/shared-ui/button';
import { Grid } from '@veto/shared-ui/grid';
import { useSay } from '@veto/slice-kit';
import { SearchIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const AREAS = {
  base: '"need need" "pet when" "city city" "go go"',
  md: '"pet need need" "city when go"',
  lg: '"pet need city when go"',
} as const;
const COLUMNS = {
  base: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(2, minmax(0, 1fr)) auto',
  lg: '170px minmax(0, 1fr) 176px 164px auto',
} as const;

/** The four segments for whom, what, where and when, and the button that searches. */
export function SearchBar({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <Grid
      templateAreas={AREAS}
      templateColumns={COLUMNS}
      alignItems="stretch"
      p={{ base: '2', md: '2.5' }}
      bg="surface"
      rounded={{ base: '22px', md: '1.5rem' }}
      shadow="float"
      _highContrast={{ outline: '1px solid CanvasText' }}
    >
      {children}
      <Button gridArea="go" type="submit" size="xl" h="16" rounded="16px" mt={{ base: '2', md: '0' }} ms={{ md: '2' }}>
        <SearchIcon aria-hidden="true" size={20} />
        {say('Search')}
      </Button>
    </Grid>
  );
}
