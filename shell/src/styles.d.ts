declare module '@veto/shared-ui/font';
declare module '*.css';
