export * from '@chakra-ui/react/native-select';
