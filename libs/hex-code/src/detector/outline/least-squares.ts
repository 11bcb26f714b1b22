/** Equations that may be gathered at once, and unknowns in each. */
const MOST_EQUATIONS = 512;
const MOST_UNKNOWNS = 20;

/** Times that what does not fit is weighed again. */
const ROUNDS = 3;

/** Weighted linear equations with more equations than unknowns: `row · x = right`. */
export class Equations {
  readonly rights = new Float64Array(MOST_EQUATIONS);
  readonly weights = new Float64Array(MOST_EQUATIONS);
  readonly solution = new Float64Array(MOST_UNKNOWNS);
  count = 0;
  unknowns = 0;
  private readonly trusted = new Float64Array(MOST_EQUATIONS);
  private readonly rows = new Float64Array(MOST_EQUATIONS * MOST_UNKNOWNS);
  /** The row of each equation: made once, for there are thousands in a picture. */
  private readonly rowOf = Array.from({ length: MOST_EQUATIONS }, (_, index) =>
    this.rows.subarray(index * MOST_UNKNOWNS, (index + 1) * MOST_UNKNOWNS),
  );
  private readonly matrix = new Float64Array(MOST_UNKNOWNS * MOST_UNKNOWNS);

  /** Forgets all equations; the next ones have `unknowns` unknowns. */
  clear(unknowns: number): void {
    this.count = 0;
    this.unknowns = unknowns;
  }

  /** Adds an equation and returns its row, of which the unknowns' places are to be filled. */
  add(right: number, weight: number): Float64Array {
    this.rights[this.count] = right;
    this.weights[this.count] = weight;
    return this.rowOf[this.count++]!;
  }

  /** Solves with less and less weight on what does not fit, none where `limit` or more is left (Tukey's biweight). */
  solveRobustly(ridge: number, limit: number): void {
    this.solve(ridge);
    for (let round = 0; round < ROUNDS; round++) {
      for (let index = 0; index < this.count; index++) {
        const off = this.residual(index) / limit;
        this.trusted[index] = this.weights[index]! * Math.max(0, 1 - off * off) ** 2;
      }
      this.solve(ridge, this.trusted);
    }
  }

  /** What is left of equation `index` under the last solution. */
  residual(index: number): number {
    let left = this.rights[index]!;
    const row = index * MOST_UNKNOWNS;
    for (let k = 0; k < this.unknowns; k++) left -= this.rows[row + k]! * this.solution[k]!;
    return left;
  }

  /** Solves into `solution` by Cholesky's factors; `ridge` is the weight that pulls every unknown to 0. */
  solve(ridge: number, weights = this.weights): void {
    this.gather(ridge, weights);
    const { matrix, solution, unknowns: n } = this;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = matrix[i * MOST_UNKNOWNS + j]!;
        for (let k = 0; k < j; k++) sum -= matrix[i * MOST_UNKNOWNS + k]! * matrix[j * MOST_UNKNOWNS + k]!;
        matrix[i * MOST_UNKNOWNS + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / matrix[j * MOST_UNKNOWNS + j]!;
      }
      let right = solution[i]!;
      for (let k = 0; k < i; k++) right -= matrix[i * MOST_UNKNOWNS + k]! * solution[k]!;
      solution[i] = right / matrix[i * MOST_UNKNOWNS + i]!;
    }
    for (let i = n - 1; i >= 0; i--) {
      let right = solution[i]!;
      for (let k = i + 1; k < n; k++) right -= matrix[k * MOST_UNKNOWNS + i]! * solution[k]!;
      solution[i] = right / matrix[i * MOST_UNKNOWNS + i]!;
    }
  }

  /** The normal equations: their lower triangle in `matrix`, their right side in `solution`. */
  private gather(ridge: number, weights: Float64Array): void {
    const { matrix, solution, rows, unknowns: n } = this;
    matrix.fill(0);
    solution.fill(0);
    for (let equation = 0; equation < this.count; equation++) {
      const weight = weights[equation]!;
      if (weight === 0) continue;
      const row = equation * MOST_UNKNOWNS;
      for (let i = 0; i < n; i++) {
        const part = weight * rows[row + i]!;
        solution[i] = solution[i]! + part * this.rights[equation]!;
        for (let j = 0; j <= i; j++)
          matrix[i * MOST_UNKNOWNS + j] = matrix[i * MOST_UNKNOWNS + j]! + part * rows[row + j]!;
      }
    }
    for (let i = 0; i < n; i++) matrix[i * MOST_UNKNOWNS + i] = matrix[i * MOST_UNKNOWNS + i]! + ridge;
  }
}
