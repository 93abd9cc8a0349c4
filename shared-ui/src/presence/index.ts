export * from '@chakra-ui/react/presence';
