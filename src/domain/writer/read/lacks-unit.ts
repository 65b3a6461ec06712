const bareSize = /^\d[\d.,]*\s*(?:dia(?:meter)?\s*)?[x×*][\d\s.,x×*]*\d$/i

/** "20x15x1.6", "20.5 dia x 7": inches or centimeters, only the seller knows. */
export const lacksUnit = (size: string): boolean => bareSize.test(size)
