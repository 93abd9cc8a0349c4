import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { ArticleSection, Bullets, Paragraph } from '../articles/article.tsx';
import { EMERGENCIES } from './emergencies.ts';

/** What to do in each emergency, and who says so. */
export function FirstAid() {
  return (
    <ArticleSection heading="What to do until you are there">
      <Stack gap="7">
        {EMERGENCIES.map(({ name, signs, steps, source }) => (
          <Box key={name} as="article" borderTopWidth="1px" borderColor="line" pt="5">
            <Heading as="h3" textStyle="h4">
              {name}
            </Heading>
            <Stack gap="2" mt="2">
              <Paragraph>{signs}</Paragraph>
              <Bullets ordered items={steps} />
              <Text textStyle="small" color="muted">
                Source: {source}
              </Text>
            </Stack>
          </Box>
        ))}
      </Stack>
    </ArticleSection>
  );
}
