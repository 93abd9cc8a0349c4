export * from '@chakra-ui/react/steps';
