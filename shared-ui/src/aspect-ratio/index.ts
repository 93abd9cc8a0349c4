export * from '@chakra-ui/react/aspect-ratio';
