export * from '@chakra-ui/react/tag';
