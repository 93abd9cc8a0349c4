export * from '@chakra-ui/react/separator';
