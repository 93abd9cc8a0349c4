export * from '@chakra-ui/react/absolute-center';
