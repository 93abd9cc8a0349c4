export * from '@chakra-ui/react/skip-nav';
