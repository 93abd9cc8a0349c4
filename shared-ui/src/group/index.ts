export * from '@chakra-ui/react/group';
