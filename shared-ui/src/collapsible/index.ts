export * from '@chakra-ui/react/collapsible';
