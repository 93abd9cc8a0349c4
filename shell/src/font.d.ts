declare module '@veto/shared-ui/font';
