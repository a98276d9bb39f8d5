// Parses the arguments of a command. All commands that use this function answer `--help` and report wrong arguments in
// the same way.
import { type ParseArgsConfig, parseArgs } from 'node:util';

type ParsedArguments<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

/**
 * Parses the arguments of the running command. With `--help`, prints `usage` and ends the process. If an argument is
 * wrong, prints the error and `usage`, and ends the process with code 2.
 * @param usage The command line, such as `npm run find -- QUERY`, and one line for each option.
 */
export function parseArguments<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ParsedArguments<T> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // The message of Node continues with advice about positional arguments. No command needs this advice, so only the
    // first sentence is printed.
    const [message] = (error instanceof Error ? error.message : String(error)).split('. ');
    console.error(`${message}.\nUsage: ${usage}`);
    process.exit(2);
  }
}
