import { IconButton } from '@chakra-ui/react/button';
import { Icon } from '@chakra-ui/react/icon';
import { Heart } from 'lucide-react';
import type { Ref } from 'react';

export interface SaveHeartProps {
  /** 'Save Dr. Anna Zielińska', pressed or not. */
  label: string;
  /** Shown as a filled heart. */
  saved: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Saves somebody, or removes them again. */
export function SaveHeart({ label, saved, onToggle, ref }: SaveHeartProps) {
  return (
    <IconButton
      ref={ref}
      variant="ghost"
      size="sm"
      rounded="full"
      color={saved ? 'action' : 'muted'}
      aria-label={label}
      aria-pressed={saved}
      onClick={onToggle}
      _active={{ '& svg': { transform: 'scale(0.85)' } }}
    >
      <Icon boxSize="22px" fill={saved ? 'currentColor' : 'none'} transition="transform 180ms" asChild>
        <Heart aria-hidden />
      </Icon>
    </IconButton>
  );
}
