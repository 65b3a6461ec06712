const numbers = ["No", "One", "Two", "Three"]

export const sayAsks = (count: number): string =>
  `${numbers[count] ?? count} ${count === 1 ? "fact" : "facts"} would make this listing stronger`
