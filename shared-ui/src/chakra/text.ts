export * from '@chakra-ui/react/text';
