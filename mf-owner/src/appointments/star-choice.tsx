import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Star } from 'lucide-react';
import { useId } from 'react';

interface StarChoiceProps {
  label: string;
  name: string;
  /** 1 to 5; 0 while none is chosen. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
}

const STARS = [1, 2, 3, 4, 5];

/** One to five stars as the browser's own radio buttons: none is chosen before somebody chooses. */
export function StarChoice({ label, name, value, onChange, error }: StarChoiceProps) {
  const say = useSay();
  const errorId = useId();
  return (
    <Box as="fieldset" aria-describedby={errorId}>
      <Box as="legend" fontWeight="semibold" textStyle="small" mb="1">
        {label}{' '}
        <Box as="span" color="danger" aria-hidden>
          *
        </Box>
      </Box>
      <Flex ms="-2">
        {STARS.map((stars) => (
          <Box
            as="label"
            key={stars}
            position="relative"
            display="grid"
            placeItems="center"
            boxSize="11"
            rounded="slot"
            cursor="pointer"
            color={stars <= value ? 'star' : 'line.control'}
            css={{
              '& > input:focus-visible + svg': { outline: '3px solid', outlineColor: 'action', outlineOffset: '4px' },
            }}
          >
            {/* Over the star and unseen: what is pressed is the button itself. */}
            <Box asChild position="absolute" inset="0" boxSize="full" m="0" opacity="0" cursor="pointer">
              <input
                type="radio"
                name={name}
                required
                checked={stars === value}
                onChange={() => onChange(stars)}
                aria-label={stars === 1 ? say('1 star') : say('{stars} stars', { stars })}
                aria-invalid={error !== undefined}
              />
            </Box>
            <Star size={30} fill={stars <= value ? 'currentColor' : 'none'} aria-hidden />
          </Box>
        ))}
      </Flex>
      <Text id={errorId} color="fg.error" textStyle="sm" role="alert">
        {error}
      </Text>
    </Box>
  );
}
