/** A select deals in words; what it stands for may be a number. */
export function pickedFrom<Value extends string | number>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => String(value) === text)
}
