export * from '@chakra-ui/react/box';
