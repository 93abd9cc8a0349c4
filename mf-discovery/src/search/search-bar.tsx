import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Grid } from '@veto/shared-ui/grid';
import { useSay } from '@veto/slice-kit';
import { SearchIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * The bar's own width decides, not the window's: by the size of its text. Three columns for a tablet, all segments in a row for more.
 */
export const BAR = { columns: '@container (min-width: 42rem)', row: '@container (min-width: 56rem)' } as const;

/** The four segments for whom, what, where and when, and the button that searches. */
export function SearchBar({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <Box containerType="inline-size">
      <Grid
        templateAreas='"need need" "pet when" "city city" "go go"'
        templateColumns="repeat(2, minmax(0, 1fr))"
        alignItems="stretch"
        p={{ base: '2', md: '2.5' }}
        bg="surface"
        rounded={{ base: '22px', md: '1.5rem' }}
        shadow="float"
        css={{
          [BAR.columns]: {
            gridTemplateAreas: '"pet need need" "city when go"',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
          },
          [BAR.row]: {
            gridTemplateAreas: '"pet need city when go"',
            gridTemplateColumns: '170px minmax(0, 1fr) 176px 164px auto',
          },
          _highContrast: { outline: '1px solid CanvasText' },
        }}
      >
        {children}
        <Button
          gridArea="go"
          type="submit"
          size="xl"
          h="16"
          rounded="16px"
          mt="2"
          css={{ [BAR.columns]: { mt: '0', ms: '2' } }}
        >
          <SearchIcon aria-hidden="true" size={20} />
          {say('Search')}
        </Button>
      </Grid>
    </Box>
  );
}
