export default function noJsonSchemaLoader(source: string): string;
