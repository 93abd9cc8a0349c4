export * from '@chakra-ui/react/radio-card';
