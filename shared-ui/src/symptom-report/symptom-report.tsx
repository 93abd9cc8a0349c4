import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Image } from '@chakra-ui/react/image';
import { Link } from '@chakra-ui/react/link';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useSay } from '@veto/slice-kit';
import { Trash2 } from 'lucide-react';
import { Button } from '../button/index.ts';

export interface SymptomReportProps {
  /** What was asked before the visit, in English, and what the owner said. A yes cannot wait. */
  answers: readonly { question: string; answer: 'Yes' | 'No' }[];
  photos: readonly SymptomPicture[];
  /** There is no way to the photos, which is said in their place: asks for it again. */
  onRetry?: (() => void) | undefined;
  /** Takes a photo back, where whoever looks may do so. */
  onRemove?: ((id: string) => void) | undefined;
}

interface SymptomPicture {
  id: string;
  /** Null while its link is on its way. */
  url: string | null;
}

/** What an owner said and showed before a visit; nothing where there is neither. */
export function SymptomReport({ answers, photos, onRetry, onRemove }: SymptomReportProps) {
  const say = useSay();
  if (answers.length === 0 && photos.length === 0) return null;
  return (
    <Stack gap="3">
      {answers.length > 0 && (
        <Stack as="ul" gap="1" listStyleType="none">
          {answers.map(({ question, answer }) => (
            <Flex as="li" key={question} gap="3" textStyle="small">
              <Text color="muted">{say(question)}</Text>
              <Text flexShrink="0" fontWeight="semibold" color={answer === 'Yes' ? 'fg.error' : 'fg'}>
                {say(answer)}
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
      {onRetry ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text textStyle="small">{say('The photos could not be loaded.')}</Text>
          <Button size="sm" variant="subtle" onClick={onRetry}>
            {say('Try again')}
          </Button>
        </Flex>
      ) : (
        photos.length > 0 && <Photos photos={photos} onRemove={onRemove} />
      )}
    </Stack>
  );
}

function Photos({ photos, onRemove }: Pick<SymptomReportProps, 'photos' | 'onRemove'>) {
  const say = useSay();
  return (
    <Flex as="ul" gap="3" wrap="wrap" listStyleType="none">
      {photos.map(({ id, url }, index) => (
        <Box as="li" key={id} w="7rem">
          {url ? (
            <Link href={url} target="_blank" rel="noreferrer" display="block" rounded="control" overflow="hidden">
              <Image
                src={url}
                alt={say('Photo {number} of {all}', { number: index + 1, all: photos.length })}
                boxSize="7rem"
                objectFit="cover"
              />
            </Link>
          ) : (
            <Skeleton boxSize="7rem" rounded="control" aria-hidden />
          )}
          {onRemove && (
            <Button size="sm" variant="plain" colorPalette="red" minH="11" onClick={() => onRemove(id)}>
              <Trash2 size={16} aria-hidden /> {say('Remove {number}', { number: index + 1 })}
            </Button>
          )}
        </Box>
      ))}
    </Flex>
  );
}
