export * from '@chakra-ui/react/bleed';
