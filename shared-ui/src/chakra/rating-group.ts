export * from '@chakra-ui/react/rating-group';
