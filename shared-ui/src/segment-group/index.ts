export * from '@chakra-ui/react/segment-group';
