export * from '@chakra-ui/react/spacer';
