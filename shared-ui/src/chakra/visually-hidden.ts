export * from '@chakra-ui/react/visually-hidden';
