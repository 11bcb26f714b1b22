/** What a file is judged by: the invoice of a repair or of a session, and the photo of a repair's bike. */
export const evidence = [
  { operation: 'FAC', needs: ['repair-only'] },
  { operation: 'FACVE', needs: ['session-only'] },
  { operation: 'PHO', needs: ['repair-only'] },
] as const;
