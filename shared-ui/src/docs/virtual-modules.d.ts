declare module 'virtual:part-facts' {
  const facts: Record<string, import('../../.storybook/part-facts.ts').PartFacts | undefined>;
  export default facts;
}

declare module 'virtual:others-props' {
  const props: Record<string, import('../../.storybook/part-props.ts').OthersProps | undefined>;
  export default props;
}

declare module 'virtual:used-icons' {
  const icons: Record<string, import('lucide-react').LucideIcon>;
  export default icons;
}

declare module 'virtual:page-owners' {
  const owners: Record<string, string | undefined>;
  export default owners;
}
