export * from '@chakra-ui/react/combobox';
