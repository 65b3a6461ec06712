/** A select's values are strings; they may stand for numbers. */
export function pickedFrom<Value extends string | number>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => String(value) === text)
}
