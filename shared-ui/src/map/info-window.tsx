import { Box } from '@chakra-ui/react/box';
import { CloseButton } from '@chakra-ui/react/button';
import { Link } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { SiteLink } from '@veto/slice-kit';
import type { ReactNode, Ref } from 'react';
import type { MapPlace } from './map-place.ts';

export interface InfoWindowProps {
  place: MapPlace;
  /** Below the address. */
  children?: ReactNode;
  closeLabel: string;
  closeButton: Ref<HTMLButtonElement>;
  onClose: () => void;
}

/** What stands above the pin that was chosen. */
export function InfoWindow({ place, children, closeLabel, closeButton, onClose }: InfoWindowProps) {
  return (
    <Box
      role="dialog"
      aria-label={place.name}
      position="relative"
      w="64"
      p="4"
      bg="surface"
      color="ink"
      rounded="panel"
      shadow="float"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <CloseButton
        ref={closeButton}
        aria-label={closeLabel}
        position="absolute"
        top="0"
        right="0"
        minW="11"
        minH="11"
        onClick={onClose}
      />
      <Link asChild display="flex" alignItems="center" minH="11" mt="-2.5" pe="8" color="action">
        <SiteLink href={place.href}>{place.name}</SiteLink>
      </Link>
      <Text textStyle="small" color="muted">
        {place.address}
      </Text>
      {children && <Box mt="3">{children}</Box>}
    </Box>
  );
}
