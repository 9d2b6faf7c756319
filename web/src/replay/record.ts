// Records in a file: a single JSON object, or JSON Lines with one record per line.

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const whole = typeof found === 'object' && found !== null && !Array.isArray(found);
    return whole ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The first record of a file; the server checks whether it is valid. */
export function firstRecord(text: string): Record<string, unknown> | undefined {
  const plain = text.replace(/^\uFEFF/, '');
  return parsed(plain) ?? parsed(plain.split('\n').find((line) => line.trim()) ?? '');
}
