export * from '@chakra-ui/react/file-upload';
