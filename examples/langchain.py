"""An agent of LangChain (pip install langchain langchain-mcp-adapters) with the tools of farebox, paid from the credit of an API key."""

import asyncio
import os

from langchain.agents import create_agent
from langchain_mcp_adapters.client import MultiServerMCPClient


async def main() -> None:
    key = os.environ["FAREBOX_KEY"]
    server = {"transport": "streamable_http", "url": "http://127.0.0.1:4020/mcp", "headers": {"Authorization": f"Bearer {key}"}}
    tools = await MultiServerMCPClient({"farebox": server}).get_tools()
    agent = create_agent(os.environ["MODEL"], tools)
    result = await agent.ainvoke({"messages": [{"role": "user", "content": "How many words has: to be or not to be?"}]})
    print(result["messages"][-1].content)


asyncio.run(main())
