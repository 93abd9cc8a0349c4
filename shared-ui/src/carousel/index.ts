export * from '@chakra-ui/react/carousel';
