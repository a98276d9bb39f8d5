// `npm run mcp`: runs the MCP server on standard input and output. The server lets assistants search and quote rules.
import { readFileSync } from 'node:fs';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readSettings } from '../content/settings-from-environment';
import { createMcpServer } from '../mcp/create-mcp-server';
import { loadRuleLibrary } from '../mcp/rule-library';
import { parseArguments } from '../setup/parse-arguments';

parseArguments('npm run mcp\n  runs the MCP server on standard input and output', {});

try {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const server = createMcpServer(await loadRuleLibrary(), readSettings([]), version);
  await server.connect(new StdioServerTransport());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
