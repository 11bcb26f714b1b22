const callers = 4;

/**
 * Does an act while several callers read an address without a pause. Answers how many answers came.
 * Throws where one of them was no success, with how many and which.
 */
export async function underLoad(url: string, act: () => Promise<unknown>): Promise<number> {
  const failures = new Map<string, number>();
  let answers = 0;
  let isOver = false;
  const call = async () => {
    while (!isOver) {
      const outcome = await fetch(url).then(
        async (answer) => (await answer.arrayBuffer(), answer.ok ? undefined : String(answer.status)),
        (error: Error) => error.message,
      );
      answers += 1;
      if (outcome !== undefined) failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
    }
  };
  const calls = Array.from({ length: callers }, call);
  await act().finally(() => (isOver = true));
  await Promise.all(calls);
  if (failures.size > 0) throw new Error(`${url}, of ${answers} answers: ${JSON.stringify([...failures])}`);
  return answers;
}
