"""An agent of the OpenAI Agents SDK (pip install openai-agents) with the tools of farebox, paid from the credit of an API key."""

import asyncio
import os

from agents import Agent, Runner
from agents.mcp import MCPServerStreamableHttp


async def main() -> None:
    key = os.environ["FAREBOX_KEY"]
    params = {"url": "http://127.0.0.1:4020/mcp", "headers": {"Authorization": f"Bearer {key}"}}
    async with MCPServerStreamableHttp(name="farebox", params=params) as server:
        agent = Agent(name="Assistant", instructions="Find a tool, pay for it from credit, and use it.", mcp_servers=[server])
        result = await Runner.run(agent, "How many words has: to be or not to be?")
        print(result.final_output)


asyncio.run(main())
