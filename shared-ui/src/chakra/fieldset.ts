export * from '@chakra-ui/react/fieldset';
