export * from '@chakra-ui/react/date-picker';
