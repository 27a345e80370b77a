const run = async (): Promise<void> => {
  const { runDoctor } = await import('../doctor/command'); // an ES module, as the database engine is
  const { text, isWell } = await runDoctor(process.env);
  console.log(text);
  process.exitCode = isWell ? 0 : 1;
};

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
