export * from '@chakra-ui/react/show';
