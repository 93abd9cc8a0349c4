export * from '@chakra-ui/react/switch';
