import { Box } from '@veto/shared-ui/box';
import { Grid } from '@veto/shared-ui/grid';
import { Illustration } from '@veto/shared-ui/illustration';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { VeterinarianSearchForm } from '../search/veterinarian-search-form.tsx';

export function Hero() {
  return (
    <Box bg="brand.subtle">
      <PageSection>
        <Grid templateColumns={{ base: '1fr', lg: '3fr 2fr' }} gap={{ base: '6', lg: '12' }} alignItems="center">
          <Stack gap="6">
            <PageTitle textStyle={{ base: '4xl', md: '5xl' }} lineHeight="1.1">
              Find the Perfect Veterinarian for Your Pet
            </PageTitle>
            <Text fontSize={{ base: 'lg', md: 'xl' }} color="fg.muted" maxW="xl">
              Find and book the best veterinarians for your pets.
            </Text>
            <VeterinarianSearchForm />
          </Stack>
          <Box maxW={{ base: '72', lg: 'full' }} mx="auto" w="full">
            <Illustration name="hero" />
          </Box>
        </Grid>
      </PageSection>
    </Box>
  );
}
