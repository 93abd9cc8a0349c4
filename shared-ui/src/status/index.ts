export * from '@chakra-ui/react/status';
