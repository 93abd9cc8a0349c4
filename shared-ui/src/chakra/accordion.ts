export * from '@chakra-ui/react/accordion';
